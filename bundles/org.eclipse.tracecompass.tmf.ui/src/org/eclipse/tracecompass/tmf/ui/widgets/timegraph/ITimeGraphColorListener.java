package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

/**
 * Is told when states look otherwise. Called on the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeGraphColorListener {

    /**
     * States look otherwise.
     *
     * @param stateItems how they look now
     */
    void colorSettingsChanged(StateItem[] stateItems);
}
