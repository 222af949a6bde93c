package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.Map;
import java.util.Set;

/** The events and fields of a trace, known before any event is read. */
public interface EventCatalog {

    /** Returns the names of the events that the trace can have. */
    Set<String> events();

    /**
     * Returns the fields of the payload of an event, by name.
     *
     * @param event one of {@link #events()}
     */
    Map<String, FieldType> fields(String event);

    /**
     * Returns the contexts of an event, by name: its own ones and those of its stream.
     *
     * @param event one of {@link #events()}
     */
    Map<String, FieldType> contexts(String event);

    /** Returns the names of the entries of the trace's environment. */
    Set<String> environment();

    /** Returns whether events have a known CPU. */
    boolean hasCpu();
}
