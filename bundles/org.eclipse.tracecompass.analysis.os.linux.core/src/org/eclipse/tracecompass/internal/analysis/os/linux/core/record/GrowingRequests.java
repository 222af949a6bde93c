package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import java.util.HashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.record.BlockRequest.Place;

/**
 * The requests to disks that others can still be made part of, by where they begin and where they
 * end. For one thread.
 */
final class GrowingRequests {

    private final Map<Place, BlockRequest> byStart = new HashMap<>();
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
