package org.eclipse.tracecompass.tmf.timegraph.core.statemap;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapSink;
import org.eclipse.tracecompass.statemap.core.StatemapState;
import org.eclipse.tracecompass.statemap.core.StatemapTag;

/**
 * Makes slices of the beginnings of states. States that touch stay apart even if they are equal:
 * they may be two calls of a function.
 */
final class Slices implements StatemapSink {

    private final SliceSink sink;
    private final StateNumbers numbers;
    private final Map<String, Integer> rows = new HashMap<>();
    private final boolean[] known;
    private final @Nullable Slice[] open;
    private final long origin;
    private final long end;

    private record Slice(int state, @Nullable String tag) {}

    /**
     * @param names the names of the rows, in their order
     * @param origin what times are counted from
     * @param end where the slices end that are open then
     */
    Slices(SliceSink sink, StateNumbers numbers, List<String> names, long origin, long end) {
        this.sink = sink;
        this.numbers = numbers;
        this.origin = origin;
        this.end = end;
        names.forEach(name -> rows.put(name, rows.size()));
        known = new boolean[names.size()];
        open = new @Nullable Slice[names.size()];
    }

    @Override
    public void datum(long time, String entity, int state, @Nullable String tag)
            throws IOException {
        Integer number = rows.get(entity);
        if (number == null) {
            return;
        }
        int row = number;
        if (!known[row]) {
            known[row] = true;
            sink.row(row, entity);
        }
        Slice before = open[row];
        boolean isEqual =
                before != null && before.state == state && Objects.equals(before.tag, tag);
        if (isEqual && origin + time == end) {
            // tells of the end only
            return;
        }
        if (before != null) {
            sink.ends(origin + time, row);
        }
        String name = numbers.name(state);
        boolean isNone = name.equals(StatemapState.NONE);
        open[row] = isNone ? null : new Slice(state, tag);
        if (!isNone) {
            sink.begins(origin + time, row, name, tag);
        }
    }

    /** Ends what is open. */
    void finish() throws IOException {
        for (int row = 0; row < open.length; row++) {
            if (open[row] != null) {
                sink.ends(end, row);
            }
        }
    }

    @Override
    public void description(String entity, String description) {
        // slices have none
    }

    @Override
    public void tag(StatemapTag tag) {
        // the label is enough
    }
}
