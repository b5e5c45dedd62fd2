/** One of the three choices of a car. It cannot be opened while there is nothing to choose from. */
export function CarSelect(props: {
  part: "make" | "model" | "generation";
  label: string;
  choose: string;
  value: string;
  options: { value: string; text: string }[];
  onFocus: () => void;
  onChange: (value: string) => void;
}) {
  const { part, label, choose, value, options } = props;
  return (
    <div className="f">
      <label htmlFor={`car-${part}`}>{label}</label>
      <select
        id={`car-${part}`}
        name={part}
        value={value}
        required={part === "make"}
        disabled={options.length === 0}
        onFocus={props.onFocus}
        onChange={(event) => props.onChange(event.target.value)}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
