package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import org.eclipse.tracecompass.statemap.core.StatemapException;
import org.eclipse.tracecompass.statemap.core.StatemapHandler;
import org.eclipse.tracecompass.statemap.core.StatemapMetadata;

/** Checks data as it is read, and hands it to be sorted. */
final class DatumCollector implements StatemapHandler {

    private final DatumSorter sorter;
    private int states;
    private boolean begun;
    private boolean repeats;

    /** The latest datum of each entity: its time, its state and its tag. */
    private long[] times = new long[16];

    private int[] latestStates = new int[16];
    private int[] latestTags = new int[16];

    DatumCollector(DatumSorter sorter) {
        this.sorter = sorter;
    }

    boolean hasBegun() {
        return begun;
    }

    boolean repeats() {
        return repeats;
    }

    @Override
    public void begin(StatemapMetadata metadata) {
        states = metadata.states().size();
        begun = true;
    }

    @Override
    public void entity(int entity) {
        if (entity >= times.length) {
            int capacity = Math.max(entity + 1, times.length * 2);
            times = Arrays.copyOf(times, capacity);
            latestStates = Arrays.copyOf(latestStates, capacity);
            latestTags = Arrays.copyOf(latestTags, capacity);
        }
        times[entity] = 0;
        latestStates[entity] = -1;
    }

    @Override
    public void datum(long time, int entity, long state, int tag) throws StatemapException {
        if (state >= states) {
            throw new StatemapException(
                    "illegal state value %d; the states are 0 to %d".formatted(state, states - 1));
        }
        if (time < times[entity]) {
            throw new StatemapException(
                    "time %d is out of order with respect to prior time %d of the same entity"
                            .formatted(time, times[entity]));
        }
        repeats |= latestStates[entity] == state && latestTags[entity] == tag;
        times[entity] = time;
        latestStates[entity] = (int) state;
        latestTags[entity] = tag;
        try {
            sorter.add(time, entity, (int) state, tag);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
