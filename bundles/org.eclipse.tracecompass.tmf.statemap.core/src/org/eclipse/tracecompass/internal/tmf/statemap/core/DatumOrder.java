package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.statemap.core.StatemapSource;

/**
 * The order of data of the same time, which is that of the file. It looks from where it was the
 * last time, in steps that double, so that a walk through time reads the data once. Not
 * thread-safe.
 */
public final class DatumOrder implements StatemapSource.Order {

    private final DatumFile data;
    private long rank;

    /** Creates an order of all data. */
    public DatumOrder(DatumFile data) {
        this.data = data;
    }

    @Override
    public List<String> at(long time) throws IOException {
        rank = firstNotBefore(time);
        Set<String> names = new LinkedHashSet<>();
        for (long at = rank; at < data.size(); at++) {
            Datum datum = data.get(at);
            if (datum.time() != time) {
                break;
            }
            names.add(data.entities().get(datum.entity()).name());
        }
        return new ArrayList<>(names);
    }

    private long firstNotBefore(long time) throws IOException {
        long low = rank < data.size() && data.get(rank).time() < time ? rank : 0;
        long step = 1;
        while (low + step < data.size() && data.get(low + step).time() < time) {
            low += step;
            step *= 2;
        }
        long high = Math.min(low + step, data.size());
        while (low < high) {
            long middle = (low + high) >>> 1;
            if (data.get(middle).time() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
