package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** Something happened. Subclasses say what; they are immutable but for the reference. */
public abstract class TmfSignal {

    // Some signals have no source: the getter stays non-null for everybody else.
    @NonNullByDefault({})
    private final Object source;

    private volatile int reference;

    /**
     * A signal.
     *
     * @param source who sends it
     */
    @NonNullByDefault({})
    public TmfSignal(Object source) {
        this(source, 0);
    }

    /**
     * A signal with a reference.
     *
     * @param source who sends it
     * @param reference a number for the source's own use
     */
    @NonNullByDefault({})
    public TmfSignal(Object source, int reference) {
        this.source = source;
        this.reference = reference;
    }

    /** {@return who sent the signal} */
    @NonNullByDefault({})
    public Object getSource() {
        return source;
    }

    /**
     * Sets the reference; the signal manager sets it to the number of the dispatch.
     *
     * @param reference the number
     */
    public void setReference(int reference) {
        this.reference = reference;
    }

    /** {@return the reference} */
    public int getReference() {
        return reference;
    }

    @Override
    public String toString() {
        return "[" + getClass().getSimpleName() + "]";
    }
}
