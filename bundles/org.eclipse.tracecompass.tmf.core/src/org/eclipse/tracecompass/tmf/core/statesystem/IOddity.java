package org.eclipse.tracecompass.tmf.core.statesystem;

/** A way in which events of a trace may contradict each other; a constant of an enumeration. */
public interface IOddity {

    /** Returns the name of the constant. */
    String name();

    /** Returns what happened, in a few words for people. */
    String getDescription();
}
