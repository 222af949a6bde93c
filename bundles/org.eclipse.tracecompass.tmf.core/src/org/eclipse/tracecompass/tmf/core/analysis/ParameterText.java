package org.eclipse.tracecompass.tmf.core.analysis;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The value of a parameter as a text: another one for another value, and the same one for the same
 * value in each session. An object without a text of its own is never the same in another session.
 */
final class ParameterText {

    private static final Instant SESSION = Instant.now();

    private ParameterText() {}

    static String of(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            return sorted(map.entrySet());
        }
        if (value instanceof Map.Entry<?, ?> entry) {
            return list(Arrays.asList(entry.getKey(), entry.getValue()));
        }
        if (value instanceof Set<?> set) {
            return sorted(set);
        }
        if (value instanceof Collection<?> values) {
            return list(values);
        }
        if (value instanceof Object[] values) {
            return list(Arrays.asList(values));
        }
        if (value != null && value.getClass().isArray()) {
            return Arrays.deepToString(new Object[] {value});
        }
        return ofSingle(value);
    }

    /** The order of a set may be another one in each session. */
    private static String sorted(Collection<?> values) {
        List<String> texts = texts(values);
        Collections.sort(texts);
        return texts.toString();
    }

    private static String list(Collection<?> values) {
        return texts(values).toString();
    }

    /** With the length of each: a text may contain what separates them. */
    private static List<String> texts(Collection<?> values) {
        List<String> texts = new ArrayList<>(values.size());
        for (Object value : values) {
            String text = of(value);
            texts.add(text.length() + " " + text);
        }
        return texts;
    }

    private static String ofSingle(@Nullable Object value) {
        String text = String.valueOf(value);
        return value != null && text.equals(defaultText(value))
                ? text + " " + System.identityHashCode(value) + " " + SESSION
                : text;
    }

    /** What {@link Object#toString} tells of it: nothing of its value. */
    private static String defaultText(Object value) {
        return value.getClass().getName() + '@' + Integer.toHexString(value.hashCode());
    }
}
