package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.record.BlockRequest.Place;

/**
 * The requests to disks that others can still be made part of, by where they begin and where they
 * end. For one thread.
 */
final class GrowingRequests {

    /** More than disks queue: what is here longer was begun under another name of its disk. */
    private static final int MOST = 1 << 16;

    private final Map<Place, BlockRequest> byStart = new LinkedHashMap<>();
    private final Map<Place, BlockRequest> byEnd = new HashMap<>();

    @Nullable
    BlockRequest beginningAt(Place place) {
        return byStart.get(place);
    }

    @Nullable
    BlockRequest endingAt(Place place) {
        return byEnd.get(place);
    }

    /** Adds a request; one that began at the same place is not there any more. */
    void add(BlockRequest request) {
        remove(request.start());
        if (byStart.size() == MOST) {
            remove(byStart.keySet().iterator().next());
        }
        byStart.put(request.start(), request);
        byEnd.put(request.end(), request);
    }

    /** Removes and returns the request that begins at a place; null if there is none. */
    @Nullable
    BlockRequest remove(Place start) {
        BlockRequest request = byStart.remove(start);
        if (request != null) {
            byEnd.remove(request.end(), request);
        }
        return request;
    }

    void clear() {
        byStart.clear();
        byEnd.clear();
    }
}
