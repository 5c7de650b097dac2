/** Figures in rows, the first column naming each row. */
import styles from './style.module.css';

interface TableProps {
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export const Table = ({ head, rows }: TableProps) => (
  <table class={styles.table}>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...others]) => (
        <tr key={first}>
          <th scope="row">{first}</th>
          {others.map((text, at) => (
            <td key={at}>{text}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
