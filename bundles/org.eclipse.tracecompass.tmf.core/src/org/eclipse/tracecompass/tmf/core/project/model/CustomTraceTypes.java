package org.eclipse.tracecompass.tmf.core.project.model;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Knows the trace types of custom parsers, so that the list of types needs no knowledge of parsers.
 * Thread-safe.
 */
public interface CustomTraceTypes {

    /**
     * A type.
     *
     * @param traceClass the class of its traces
     * @param category its category
     * @param name its name
     */
    record Type(Class<? extends ITmfTrace> traceClass, String category, String name) {}

    /** {@return all types that are defined} */
    List<Type> types();

    /**
     * Creates a trace.
     *
     * @param type its type
     * @return the uninitialised trace; null if it does not know the type
     */
    @Nullable
    ITmfTrace create(Type type);

    /**
     * The id of a type.
     *
     * @param type any type
     * @return its id
     */
    String id(Type type);

    /**
     * The id that a type has today.
     *
     * @param id an id, maybe of an earlier version
     * @return the id of today; the same for an id of another kind
     */
    String today(String id);
}
