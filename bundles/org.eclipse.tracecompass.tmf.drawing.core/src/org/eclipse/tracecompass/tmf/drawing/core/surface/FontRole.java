package org.eclipse.tracecompass.tmf.drawing.core.surface;

/** The fonts a time graph uses; the surface and the {@link Theme} decide what they are. */
public enum FontRole {
    /** Names and ruler. */
    NORMAL,
    /** Group rows and whole instants. */
    BOLD,
    /** Labels inside states, headers, the legend. */
    SMALL
}
