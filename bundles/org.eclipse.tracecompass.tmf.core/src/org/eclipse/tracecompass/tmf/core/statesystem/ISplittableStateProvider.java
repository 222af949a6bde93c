package org.eclipse.tracecompass.tmf.core.statesystem;

/**
 * A state provider whose history can be built in parts of the trace side by side, and joined: the
 * result is the same, to the last byte, as that of one pass. It must be a subclass of {@link
 * AbstractTmfStateProvider}.
 *
 * <p>The simplest one implements this interface without a method. By that it declares that what it
 * does with an event follows from the event alone: it only calls {@code modifyAttribute} and {@code
 * updateOngoingState}, does not ask for states, and remembers nothing of earlier events but the
 * quarks of attributes. Each part then gets a {@linkplain #newPart() provider of its own}, whose
 * state system is an {@link org.eclipse.tracecompass.statesystem.core.IHistoryPart}; one that
 * counts uses its {@code increment}. A provider that does know more of the past overrides {@link
 * #canJoin} and {@link #joined}, and may defer what depends on states before the part.
 *
 * @since 9.6.0
 */
public interface ISplittableStateProvider extends ITmfStateProvider {

    /**
     * Returns whether this provider, with its trace and settings, keeps what this interface
     * promises.
     *
     * @return true if so, unless overridden
     */
    default boolean isSplittable() {
        return true;
    }

    /**
     * Returns a provider for one part. It gets the events of the part in their order, all in one
     * thread; {@link #done()} is not called.
     *
     * @return a new provider; a {@linkplain #getNewInstance() new instance} unless overridden
     */
    default ITmfStateProvider newPart() {
        return getNewInstance();
    }

    /**
     * Returns whether a part fits to what this provider has handled so far. Called right before the
     * part is joined, by one thread at a time. If it does not fit, this provider gets the events of
     * the part one by one instead, which takes as long as without parts but is always correct.
     *
     * @param part the provider of the part, which has handled its events
     * @return true if the part can be joined, unless overridden
     */
    default boolean canJoin(ITmfStateProvider part) {
        return true;
    }

    /**
     * Takes over what the provider of a part knows at its end; its history has just been joined.
     *
     * @param part the provider of the part
     */
    default void joined(ITmfStateProvider part) {
        // nothing is remembered
    }
}
