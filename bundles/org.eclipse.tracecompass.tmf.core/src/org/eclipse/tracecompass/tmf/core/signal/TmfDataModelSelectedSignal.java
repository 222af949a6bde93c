package org.eclipse.tracecompass.tmf.core.signal;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** An element of a data model was selected; the meta data says what it stands for. */
public class TmfDataModelSelectedSignal extends TmfSignal {

    private final Multimap<String, Object> metadata;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param metadata what the element stands for
     */
    @NonNullByDefault({})
    public TmfDataModelSelectedSignal(Object source, Multimap<String, Object> metadata) {
        super(source);
        this.metadata = ImmutableMultimap.copyOf(metadata);
    }

    /** {@return what the element stands for} */
    public Multimap<String, Object> getMetadata() {
        return metadata;
    }
}
