package org.eclipse.tracecompass.tmf.core.trace.experiment;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * Where all traces of an experiment are: the location and rank of the next event of each.
 *
 * @param rank rank of the next event of the experiment, or -1 when it is not known
 * @param parts one per trace
 */
record ExperimentLocation(long rank, List<Part> parts) implements ITmfLocation {

    /**
     * Where one trace is.
     *
     * @param location location of its next event; null at its end, and at its start when the rank
     *     is 0
     * @param rank rank of its next event, or -1
     * @param atEnd whether it has no next event
     */
    record Part(@Nullable ITmfLocation location, long rank, boolean atEnd) {}

    static int sizeOfHeader() {
        return Long.BYTES;
    }

    static int sizeOfPart() {
        return Long.BYTES + 1;
    }

    /** Ordered by rank. */
    @Override
    public Comparable<?> getLocationInfo() {
        return Long.valueOf(rank);
    }

    @NonNullByDefault({})
    @Override
    public void serialize(ByteBuffer bufferOut) {
        bufferOut.putLong(rank);
        for (Part part : parts) {
            ITmfLocation location = part.location;
            bufferOut.putLong(part.rank);
            bufferOut.put((byte) ((part.atEnd ? 1 : 0) | (location == null ? 2 : 0)));
            if (location != null) {
                location.serialize(bufferOut);
            }
        }
    }

    static ExperimentLocation read(ByteBuffer bufferIn, List<ITmfTrace> traces) {
        long rank = bufferIn.getLong();
        List<Part> parts = new ArrayList<>(traces.size());
        for (ITmfTrace trace : traces) {
            long partRank = bufferIn.getLong();
            int flags = bufferIn.get();
            ITmfLocation location =
                    (flags & 2) == 0 && trace instanceof ITmfPersistentlyIndexable indexable
                            ? indexable.restoreLocation(bufferIn)
                            : null;
            parts.add(new Part(location, partRank, (flags & 1) != 0));
        }
        return new ExperimentLocation(rank, Collections.unmodifiableList(parts));
    }
}
