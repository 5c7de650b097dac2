"""A window of WebKit that a driver may steer, and that keeps its data in --data, as MiniBrowser does not."""
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2


def given(name):
    return next(each.split('=', 1)[1] for each in sys.argv if each.startswith(f'--{name}='))


folder = given('data')
store = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(folder, 'data'), base_cache_directory=os.path.join(folder, 'cache')
)
context = WebKit2.WebContext(website_data_manager=store)
context.set_automation_allowed(True)
context.set_preferred_languages(['en-GB', 'en'])
window = Gtk.Window(default_width=int(given('width')), default_height=int(given('height')))
window.connect('destroy', Gtk.main_quit)


def new_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    for old in window.get_children():
        window.remove(old)
    window.add(view)
    window.show_all()
    return view


def on_started(_context, session):
    info = WebKit2.ApplicationInfo.new()
    info.set_name('fourteen')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', new_view)


context.connect('automation-started', on_started)
window.show_all()
Gtk.main()
