package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.stream.Collectors;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.text.DigitGroups;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * How often events of a trace contradicted each other, by kind: counted while a history is built,
 * and kept in it as values that hold throughout. Thread-safe.
 *
 * @param <E> the kinds
 */
public class Oddities<E extends Enum<E> & IOddity> {

    /** The attribute below which a history has the numbers, each under the name of its kind. */
    public static final String ATTRIBUTE = "Oddities";

    private final Class<E> type;
    private final E[] kinds;
    private final AtomicLongArray counts;

    /**
     * Creates counters.
     *
     * @param type the kinds
     */
    public Oddities(Class<E> type) {
        this.type = type;
        kinds = kinds(type);
        counts = new AtomicLongArray(kinds.length);
    }

    private static <E extends Enum<E>> E[] kinds(Class<E> type) {
        E[] kinds = type.getEnumConstants();
        if (kinds == null) {
            throw new IllegalArgumentException(type.getName());
        }
        return kinds;
    }

    /** Counts one more. */
    public void count(E oddity) {
        counts.incrementAndGet(oddity.ordinal());
    }

    /** Returns the numbers so far; kinds that did not occur are absent. */
    public Map<E, Long> get() {
        Map<E, Long> map = new EnumMap<>(type);
        for (E oddity : kinds) {
            long count = counts.get(oddity.ordinal());
            if (count > 0) {
                map.put(oddity, Long.valueOf(count));
            }
        }
        return map;
    }

    /** Writes the numbers as values that hold for the whole history. */
    public void write(ITmfStateSystemBuilder history) {
        get().forEach(
                        (oddity, count) ->
                                history.updateOngoingState(
                                        (Object) count,
                                        history.getQuarkAbsoluteAndAdd(ATTRIBUTE, oddity.name())));
    }

    /**
     * Adds the numbers of another part of the trace.
     *
     * @param other the numbers, which stay as they are
     * @since 9.6.0
     */
    public void addAll(Oddities<E> other) {
        for (int i = 0; i < counts.length(); i++) {
            counts.addAndGet(i, other.counts.get(i));
        }
    }

    /** Writes the numbers to a checkpoint. */
    public void save(DataOutput out) throws IOException {
        for (int i = 0; i < counts.length(); i++) {
            out.writeLong(counts.get(i));
        }
    }

    /** Takes over the numbers of a checkpoint. */
    public void restore(DataInput in) throws IOException {
        for (int i = 0; i < counts.length(); i++) {
            counts.set(i, in.readLong());
        }
    }

    /**
     * Returns the numbers that a history holds. None if they cannot be read because the history is
     * damaged: they are for people, who are told of the damage otherwise.
     *
     * @param history a complete history; null for none
     * @param type the kinds
     */
    public static <E extends Enum<E> & IOddity> Map<E, Long> of(
            @Nullable ITmfStateSystem history, Class<E> type) {
        Map<E, Long> map = new EnumMap<>(type);
        if (history == null) {
            return map;
        }
        try {
            for (E oddity : kinds(type)) {
                int quark = history.optQuarkAbsolute(ATTRIBUTE, oddity.name());
                if (quark != ITmfStateSystem.INVALID_ATTRIBUTE
                        && history.querySingleState(history.getStartTime(), quark).getValue()
                                instanceof Long count) {
                    map.put(oddity, count);
                }
            }
        } catch (DamagedHistoryException | StateSystemDisposedException e) {
            map.clear();
        }
        return map;
    }

    /**
     * Returns the numbers that an analysis knows: those counted by its latest run, else those that
     * its history holds.
     *
     * @param counted what the latest run has counted so far, empty when there was none
     * @param history the history, null for none
     * @param type the kinds
     * @return the numbers; kinds that did not occur are absent
     */
    public static <E extends Enum<E> & IOddity> Map<E, Long> known(
            Map<E, Long> counted, @Nullable ITmfStateSystem history, Class<E> type) {
        return counted.isEmpty() ? of(history, type) : counted;
    }

    /**
     * Writes the numbers into the properties of an analysis, for people.
     *
     * @param oddities the numbers
     * @param properties the properties, by name
     */
    public static void describe(
            Map<? extends IOddity, Long> oddities, Map<String, String> properties) {
        oddities.forEach(
                (oddity, count) -> {
                    String text = oddity.getDescription();
                    properties.put(
                            text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1),
                            DigitGroups.of(count));
                });
    }

    /** Returns the numbers in a line for people. */
    public static String text(Map<? extends IOddity, Long> oddities) {
        return oddities.entrySet().stream()
                .map(e -> e.getKey().getDescription() + ": " + e.getValue())
                .collect(Collectors.joining(", "));
    }
}
