package org.eclipse.tracecompass.common.core.log;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.JsonEscape;

/**
 * Writes one event of the Trace Event Format as a JSON object: {@code
 * {"ts":12345.678,"ph":"B","tid":1,"name":"draw","args":{"rows":20}}}. Times are in microseconds.
 * Parts that are not given are left out. Used by one thread.
 */
final class TraceEventText {

    private static final int NANOS_PER_MICRO = 1000;

    private final StringBuilder text = new StringBuilder(128);

    /**
     * Begins an event of this thread at this moment.
     *
     * @param phase what kind of event it is
     */
    TraceEventText(char phase) {
        long nanos = System.nanoTime();
        text.append("{\"ts\":").append(Math.floorDiv(nanos, NANOS_PER_MICRO)).append('.');
        int fraction = Math.floorMod(nanos, NANOS_PER_MICRO);
        text.append(fraction / 100).append(fraction / 10 % 10).append(fraction % 10);
        text.append(",\"ph\":\"").append(phase).append("\",\"tid\":");
        text.append(Thread.currentThread().threadId());
    }

    TraceEventText name(@Nullable String name) {
        return text("name", name);
    }

    TraceEventText category(@Nullable String category) {
        return text("cat", category);
    }

    private TraceEventText text(String key, @Nullable String value) {
        if (value != null) {
            text.append(",\"").append(key).append("\":");
            quote(value);
        }
        return this;
    }

    /** The identifier of what several events belong to. */
    TraceEventText id(int id) {
        text.append(",\"id\":\"0x").append(Integer.toHexString(id)).append('"');
        return this;
    }

    TraceEventText duration(long duration) {
        text.append(",\"dur\":").append(duration);
        return this;
    }

    /**
     * Adds arguments.
     *
     * @param args nothing, or a message, or names and values in turn
     * @throws IllegalArgumentException if a value is missing, or a name is there twice
     */
    TraceEventText arguments(@Nullable Object... args) {
        if (args.length == 1) {
            return arguments(Map.of("msg", String.valueOf(args[0])));
        }
        if (args.length % 2 != 0) {
            throw new IllegalArgumentException(
                    "The last of the arguments, which are names and values in turn, has no value: "
                            + args[args.length - 1]);
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (int i = 0; i < args.length; i += 2) {
            String name = String.valueOf(args[i]);
            if (values.containsKey(name)) {
                throw new IllegalArgumentException("Two arguments have the name " + name);
            }
            values.put(name, args[i + 1]);
        }
        return arguments(values);
    }

    TraceEventText arguments(Map<String, ? extends @Nullable Object> values) {
        if (!values.isEmpty()) {
            text.append(",\"args\":{");
            String separator = "";
            for (Map.Entry<String, ? extends @Nullable Object> value : values.entrySet()) {
                text.append(separator);
                quote(value.getKey());
                text.append(':');
                value(value.getValue());
                separator = ",";
            }
            text.append('}');
        }
        return this;
    }

    private void value(@Nullable Object value) {
        if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
            text.append(number);
        } else {
            quote(String.valueOf(value));
        }
    }

    private void quote(String string) {
        try {
            JsonEscape.PLAIN.quote(text, string);
        } catch (IOException e) {
            throw new UncheckedIOException("A text buffer does not fail", e);
        }
    }

    /** The finished event. */
    @Override
    public String toString() {
        return text + "}";
    }
}
