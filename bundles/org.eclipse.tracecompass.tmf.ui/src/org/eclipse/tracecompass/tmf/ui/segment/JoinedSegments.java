package org.eclipse.tracecompass.tmf.ui.segment;

import java.util.List;
import java.util.function.IntConsumer;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;

/**
 * The segments that several traces have at a moment, one trace after the other. Those that come
 * later are not in it.
 */
final class JoinedSegments implements ISegmentStore<ISegment> {

    private final List<ISegmentStore<? extends ISegment>> stores;
    private final int[] firsts;

    JoinedSegments(List<ISegmentStore<? extends ISegment>> stores) {
        this.stores = List.copyOf(stores);
        firsts = new int[stores.size() + 1];
        for (int i = 0; i < stores.size(); i++) {
            firsts[i + 1] = Math.addExact(firsts[i], stores.get(i).size());
        }
    }

    private int storeOf(int index) {
        int i = 0;
        while (index >= firsts[i + 1]) {
            i++;
        }
        return i;
    }

    @Override
    public int size() {
        return firsts[stores.size()];
    }

    @Override
    public ISegment get(int index) {
        int i = storeOf(index);
        return stores.get(i).get(index - firsts[i]);
    }

    @Override
    public long getStart(int index) {
        int i = storeOf(index);
        return stores.get(i).getStart(index - firsts[i]);
    }

    @Override
    public long getEnd(int index) {
        int i = storeOf(index);
        return stores.get(i).getEnd(index - firsts[i]);
    }

    @Override
    public void forEachIn(long start, long end, IntConsumer consumer) {
        for (int i = 0; i < stores.size(); i++) {
            int first = firsts[i];
            stores.get(i).forEachIn(start, end, index -> consumer.accept(first + index));
        }
    }
}
