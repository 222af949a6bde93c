package org.eclipse.tracecompass.tmf.core.event.matching;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.PatternSearch;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching.Direction;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;

/**
 * A definition without code: the fields of one event equal those of another. As text:
 *
 * <pre>
 * myapp:send(sendto, messageid) -> myapp:receive(from, messageid)
 * </pre>
 *
 * <p>The cause stands first; the n-th field of the one equals the n-th of the other. An asterisk in
 * the name of an event stands for any text; {@code a/b} is field b of field a. Numbers are compared
 * as numbers, all else as text. Immutable, thread-safe.
 */
public final class FieldMatchDefinition implements ITmfMatchEventDefinition {

    private static final Pattern RULE =
            Pattern.compile(
                    "\\s*([^\\s()]+)\\s*\\(([^()]*)\\)\\s*->\\s*([^\\s()]+)\\s*\\(([^()]*)\\)\\s*");

    /** Where the range of a long ends. */
    private static final double TOO_LARGE = 0x1p63;

    private final String text;
    private final Pattern cause;
    private final Pattern effect;
    private final TmfField[] causeFields;
    private final TmfField[] effectFields;
    private final Map<String, Optional<Direction>> directions = new ConcurrentHashMap<>();

    private record FieldKey(FieldMatchDefinition definition, Object[] values)
            implements IEventMatchingKey {

        @Override
        public int hashCode() {
            return Arrays.hashCode(values);
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof FieldKey other
                    && definition == other.definition
                    && Arrays.equals(values, other.values);
        }

        @Override
        public String toString() {
            // with quotes, so that different keys have different texts
            return Arrays.stream(values)
                    .map(v -> v instanceof Number ? v.toString() : quoted(v.toString()))
                    .collect(Collectors.joining(", ", "[", "]"));
        }

        private static String quoted(String text) {
            return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
        }
    }

    /**
     * A definition.
     *
     * @param cause name of the events that are causes; an asterisk stands for any text
     * @param causeFields their fields that count
     * @param effect name of the events that are effects
     * @param effectFields their fields that equal those of the cause, in the same order
     * @throws IllegalArgumentException when there is no field, or not the same number of both
     */
    public FieldMatchDefinition(
            String cause, List<String> causeFields, String effect, List<String> effectFields) {
        if (causeFields.isEmpty() || causeFields.size() != effectFields.size()) {
            throw new IllegalArgumentException(
                    "Events match by at least one field, and by as many of the one as of the"
                            + " other, not "
                            + causeFields
                            + " and "
                            + effectFields);
        }
        text =
                cause
                        + '('
                        + String.join(", ", causeFields)
                        + ") -> "
                        + effect
                        + '('
                        + String.join(", ", effectFields)
                        + ')';
        this.cause = pattern(cause);
        this.effect = pattern(effect);
        this.causeFields = fields(causeFields);
        this.effectFields = fields(effectFields);
    }

    private static Pattern pattern(String name) {
        return Pattern.compile("\\Q" + name.replace("*", "\\E.*\\Q") + "\\E");
    }

    private static TmfField[] fields(List<String> names) {
        return names.stream().map(name -> TmfField.of(name.split("/"))).toArray(TmfField[]::new);
    }

    /**
     * Reads a definition.
     *
     * @param rule its text
     * @return the definition
     * @throws IllegalArgumentException when the text is not a definition; the message says why
     */
    public static FieldMatchDefinition parse(String rule) {
        Matcher parts = RULE.matcher(rule);
        if (!parts.matches()) {
            throw new IllegalArgumentException(
                    "'"
                            + rule.trim()
                            + "' is not of the form cause(field, ...) -> effect(field, ...)");
        }
        return new FieldMatchDefinition(
                parts.group(1), names(parts.group(2)), parts.group(3), names(parts.group(4)));
    }

    private static List<String> names(String text) {
        return Arrays.stream(text.split(",")).map(String::trim).filter(s -> !s.isEmpty()).toList();
    }

    /**
     * Reads a file of definitions, one per line; empty lines and those that begin with # do not
     * count.
     *
     * @param file the file, in UTF-8
     * @return the definitions
     * @throws IOException when it cannot be read, or a line is not a definition; the message says
     *     which
     */
    public static List<FieldMatchDefinition> read(Path file) throws IOException {
        List<FieldMatchDefinition> definitions = new ArrayList<>();
        int number = 0;
        for (String line : Files.readAllLines(file)) {
            number++;
            if (line.isBlank() || line.stripLeading().startsWith("#")) {
                continue;
            }
            try {
                definitions.add(parse(line));
            } catch (IllegalArgumentException e) {
                throw new IOException(file + ", line " + number + ": " + e.getMessage(), e);
            }
        }
        return definitions;
    }

    @NonNullByDefault({})
    @Override
    public boolean canMatchTrace(ITmfTrace trace) {
        if (!(trace instanceof ITmfTraceWithPreDefinedEvents known)) {
            return true;
        }
        for (ITmfEventType type : known.getContainedEventTypes()) {
            Direction direction = direction(type.getName());
            if (direction != null && hasFields(type, direction)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasFields(ITmfEventType type, Direction direction) {
        for (TmfField field : direction == Direction.CAUSE ? causeFields : effectFields) {
            String first = field.toString().split("/")[0];
            if (!type.getFieldNames().contains(first)) {
                return false;
            }
        }
        return true;
    }

    private @Nullable Direction direction(String name) {
        Optional<Direction> known = directions.get(name);
        if (known == null) {
            known =
                    PatternSearch.matches(cause, name)
                            ? Optional.of(Direction.CAUSE)
                            : PatternSearch.matches(effect, name)
                                    ? Optional.of(Direction.EFFECT)
                                    : Optional.empty();
            directions.put(name, known);
        }
        return known.isPresent() ? known.get() : null;
    }

    @NonNullByDefault({})
    @Override
    public @Nullable Direction getDirection(ITmfEvent event) {
        return direction(event.getName());
    }

    @NonNullByDefault({})
    @Override
    public @Nullable IEventMatchingKey getEventKey(ITmfEvent event) {
        TmfField[] fields =
                direction(event.getName()) == Direction.CAUSE ? causeFields : effectFields;
        Object[] values = new Object[fields.length];
        for (int i = 0; i < values.length; i++) {
            Object value = fields[i].get(event);
            if (value == null) {
                return null;
            }
            values[i] = value instanceof Number number ? normal(number) : value.toString();
        }
        return new FieldKey(this, values);
    }

    /** The same object class for equal numbers: a long if the number is whole, else a double. */
    private static Number normal(Number number) {
        if (number instanceof Double || number instanceof Float || number instanceof BigDecimal) {
            double value = number.doubleValue();
            if (value != Math.rint(value) || Math.abs(value) >= TOO_LARGE) {
                return value;
            }
        }
        return number.longValue();
    }

    /** Two definitions of the same text are the same. */
    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof FieldMatchDefinition other && text.equals(other.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** {@return the text that {@link #parse} reads} */
    @Override
    public String toString() {
        return text;
    }
}
