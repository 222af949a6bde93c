package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A history as maps: the values of now, and all changes. An attribute is the list of its names. As
 * in a state system, the first value of an attribute says of what type all of them are.
 */
final class OracleHistory {

    private final Map<List<String>, Object> values = new HashMap<>();
    private final Map<List<String>, Class<?>> types = new HashMap<>();
    private final Map<List<String>, TreeMap<Long, @Nullable Object>> changes = new HashMap<>();
    private final Map<List<String>, Boolean> stacks = new HashMap<>();

    @Nullable
    Object get(List<String> attribute) {
        Object value = values.get(attribute);
        if (stacks.containsKey(attribute)) {
            return value instanceof Integer depth ? values.get(child(attribute, depth)) : null;
        }
        return value;
    }

    void set(long time, @Nullable Object value, List<String> attribute) {
        Object before = values.get(attribute);
        if (value == null ? before == null : value.equals(before)) {
            return;
        }
        if (value == null) {
            values.remove(attribute);
        } else {
            Class<?> type = types.putIfAbsent(attribute, value.getClass());
            if (type != null && type != value.getClass()) {
                throw new BadEvent("another type");
            }
            values.put(attribute, value);
        }
        changes.computeIfAbsent(attribute, a -> new TreeMap<>()).put(time, value);
    }

    void remove(long time, List<String> attribute) {
        for (List<String> known : List.copyOf(values.keySet())) {
            if (known.size() >= attribute.size()
                    && known.subList(0, attribute.size()).equals(attribute)) {
                set(time, null, known);
            }
        }
    }

    void push(long time, @Nullable Object value, List<String> attribute) {
        stacks.put(attribute, true);
        int depth = values.get(attribute) instanceof Integer number ? number : 0;
        set(time, value, child(attribute, depth + 1));
        set(time, depth + 1, attribute);
    }

    void pop(long time, List<String> attribute) {
        if (stacks.containsKey(attribute) && values.get(attribute) instanceof Integer depth) {
            remove(time, child(attribute, depth));
            set(time, depth == 1 ? null : (Object) (depth - 1), attribute);
        }
    }

    private static List<String> child(List<String> attribute, int number) {
        List<String> child = new ArrayList<>(attribute);
        child.add(Integer.toString(number));
        return child;
    }

    /** Returns the changes of each attribute, "time value"; what is no change is left out. */
    Map<String, List<String>> changes() {
        Map<String, List<String>> all = new TreeMap<>();
        changes.forEach(
                (attribute, changes) -> {
                    List<String> texts = new ArrayList<>();
                    String last = "null";
                    for (Map.Entry<Long, @Nullable Object> change : changes.entrySet()) {
                        String value = String.valueOf(change.getValue());
                        if (!value.equals(last)) {
                            texts.add(change.getKey() + " " + value);
                        }
                        last = value;
                    }
                    if (!texts.isEmpty()) {
                        all.put(String.join("/", attribute), texts);
                    }
                });
        return all;
    }
}
