package org.eclipse.tracecompass.internal.tmf.cli.core.query;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;
import org.eclipse.tracecompass.tmf.tables.core.AttributePattern;

/**
 * Asks one state system for the intervals of some attributes, in order of attribute path and start.
 *
 * <p>The answer is read in batches of attributes, so that its memory is bounded by a batch and not
 * by the history.
 */
public final class StateQuery {

    private static final int BATCH = 256;

    private final ITmfStateSystem ss;
    private final List<Attribute> attributes;

    private final ValueTables tables;

    private record Attribute(String path, int quark) {}

    /**
     * Prepares a question.
     *
     * @param ss the state system, built
     * @param patterns which attributes: all that one of the patterns finds
     * @param prefix text before each attribute path
     */
    public StateQuery(ITmfStateSystem ss, List<AttributePattern> patterns, String prefix) {
        this.ss = ss;
        this.tables = ValueTables.of(ss);
        this.attributes =
                patterns.stream()
                        .flatMap(pattern -> pattern.find(ss).stream())
                        .distinct()
                        .map(
                                quark ->
                                        new Attribute(
                                                prefix + AttributePattern.path(ss, quark), quark))
                        .sorted(Comparator.comparing(Attribute::path))
                        .toList();
    }

    /** Returns whether values of the answer may have labels. */
    public boolean hasLabels() {
        return !tables.isEmpty();
    }

    /** Returns how many attributes the pattern has found. */
    public int size() {
        return attributes.size();
    }

    /**
     * Returns the states at some instants.
     *
     * @param times ns; those outside the history have no answer
     * @param cancellation ends the reading
     * @return batches of intervals, each interval once
     */
    public Iterable<List<StateRow>> at(List<Long> times, Cancellation cancellation) {
        TreeSet<Long> inside = new TreeSet<>();
        for (long time : times) {
            if (time >= ss.getStartTime() && time <= ss.getCurrentEndTime()) {
                inside.add(time);
            }
        }
        return inside.isEmpty()
                ? List.of()
                : batches(quarks -> ss.query2D(quarks, inside), cancellation);
    }

    /**
     * Returns all states of a span.
     *
     * @param start first instant, ns
     * @param end last instant, ns, inclusive
     * @param cancellation ends the reading
     * @return batches of the intervals that share an instant with the span, whole
     */
    public Iterable<List<StateRow>> between(long start, long end, Cancellation cancellation) {
        long first = Math.max(start, ss.getStartTime());
        long last = Math.min(end, ss.getCurrentEndTime());
        return first > last
                ? List.of()
                : batches(quarks -> ss.query2D(quarks, first, last), cancellation);
    }

    private interface Question {
        Iterable<ITmfStateInterval> ask(List<Integer> quarks);
    }

    private Iterable<List<StateRow>> batches(Question question, Cancellation cancellation) {
        return () ->
                new Iterator<>() {
                    private int next;

                    @Override
                    public boolean hasNext() {
                        return next < attributes.size();
                    }

                    @Override
                    public List<StateRow> next() {
                        int end = Math.min(attributes.size(), next + BATCH);
                        List<StateRow> rows =
                                rows(attributes.subList(next, end), question, cancellation);
                        next = end;
                        return rows;
                    }
                };
    }

    private List<StateRow> rows(
            List<Attribute> batch, Question question, Cancellation cancellation) {
        cancellation.check();
        Map<Integer, String> paths = new HashMap<>();
        batch.forEach(attribute -> paths.put(attribute.quark(), attribute.path()));
        List<StateRow> rows = new ArrayList<>();
        for (ITmfStateInterval interval : question.ask(List.copyOf(paths.keySet()))) {
            ValueTables.Look look = tables.look(ss, interval.getAttribute(), interval.getValue());
            rows.add(
                    new StateRow(
                            String.valueOf(paths.get(interval.getAttribute())),
                            interval.getStartTime(),
                            interval.getEndTime(),
                            interval.getValue(),
                            look == null ? null : look.label()));
        }
        rows.sort(StateRow.ORDER);
        return rows;
    }
}
