package org.eclipse.tracecompass.tmf.core.trace;

import java.nio.ByteBuffer;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfPersistentlyIndexable;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;

/** A synthetic trace whose index is stored. */
public class StoredSyntheticTrace extends SyntheticTrace implements ITmfPersistentlyIndexable {

    /** See the superclass. */
    public StoredSyntheticTrace(String name, long... times) {
        super(name, times);
    }

    @NonNullByDefault({})
    @Override
    public ITmfLocation restoreLocation(ByteBuffer bufferIn) {
        return new TmfLongLocation(bufferIn);
    }

    @Override
    public int getCheckpointSize() {
        return 8 + 12 + 8;
    }
}
