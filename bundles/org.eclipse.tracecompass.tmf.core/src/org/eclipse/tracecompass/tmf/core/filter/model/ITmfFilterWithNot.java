package org.eclipse.tracecompass.tmf.core.filter.model;

/** A node that can be negated. */
public interface ITmfFilterWithNot {

    /** Attribute: whether the node is negated. */
    String NOT_ATTRIBUTE = "not";

    /** {@return whether the node is negated} */
    boolean isNot();

    /**
     * Negates the node or not.
     *
     * @param not whether it is negated
     */
    void setNot(boolean not);
}
