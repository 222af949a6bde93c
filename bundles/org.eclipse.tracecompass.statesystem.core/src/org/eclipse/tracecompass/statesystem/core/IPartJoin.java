package org.eclipse.tracecompass.statesystem.core;

/**
 * The whole history at the moment when a deferred step of a part takes place: exactly what it would
 * be there if the history were built without parts. Valid during the step only.
 */
public interface IPartJoin {

    /** Returns the history that the part becomes a piece of. */
    ITmfStateSystemBuilder history();

    /**
     * Translates an attribute of the part.
     *
     * @param quark a quark of the part that was there when the step was deferred
     * @return the quark of the same attribute in the whole history
     */
    int quark(int quark);
}
