package org.eclipse.tracecompass.tmf.ui.views;

/**
 * A view that can be open several times. {@link TmfView} offers the user another one.
 *
 * @since 0.2.0
 */
public interface ITmfAllowMultiple {}
