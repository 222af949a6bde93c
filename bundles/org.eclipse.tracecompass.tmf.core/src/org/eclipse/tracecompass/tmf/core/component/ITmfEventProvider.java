package org.eclipse.tracecompass.tmf.core.component;

import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/** A component that gives events, one by one or to requests. */
public interface ITmfEventProvider extends ITmfComponent {

    /**
     * Serves a request in the background; returns at once.
     *
     * @param request the request
     */
    @NonNullByDefault({})
    void sendRequest(ITmfEventRequest request);

    /**
     * Announces that requests are about to come, or have come: requests sent in between are served
     * by one pass.
     *
     * @param isIncrement true before the requests, false after them
     */
    void notifyPendingRequest(boolean isIncrement);

    /** {@return the class of the events} */
    @NonNullByDefault({})
    Class<? extends ITmfEvent> getEventType();

    /**
     * Reads the event at a context and moves the context behind it.
     *
     * @param context where to read
     * @return the event, or null at the end
     */
    @NonNullByDefault({})
    ITmfEvent getNext(ITmfContext context);

    /** {@return the provider that this one is part of, or null} */
    @Nullable
    ITmfEventProvider getParent();

    /**
     * Makes this provider part of another.
     *
     * @param parent the other, or null
     */
    void setParent(@Nullable ITmfEventProvider parent);

    /**
     * Adds a part.
     *
     * @param child the part
     */
    void addChild(ITmfEventProvider child);

    /** {@return the parts in the order they were added} */
    List<ITmfEventProvider> getChildren();

    /**
     * A part by name.
     *
     * @param name its name
     * @return the first of that name, or null
     */
    @NonNullByDefault({})
    @Nullable
    ITmfEventProvider getChild(String name);

    /**
     * A part by position.
     *
     * @param index from 0
     * @return the part
     * @throws IndexOutOfBoundsException when there is none
     */
    ITmfEventProvider getChild(int index);

    /**
     * The parts of one class.
     *
     * @param <T> the class
     * @param clazz the class
     * @return those parts in order
     */
    @NonNullByDefault({})
    <T extends ITmfEventProvider> @NonNull List<T> getChildren(Class<T> clazz);

    /** {@return the number of parts} */
    int getNbChildren();
}
