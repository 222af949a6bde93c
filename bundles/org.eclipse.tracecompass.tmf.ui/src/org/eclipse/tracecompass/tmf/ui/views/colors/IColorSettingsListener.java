package org.eclipse.tracecompass.tmf.ui.views.colors;

/**
 * Is told of other colours of events.
 *
 * @since 0.2.0
 */
public interface IColorSettingsListener {

    /**
     * Called on the thread that changed the colours, usually the UI thread.
     *
     * @param colorSettings all settings, by falling priority
     */
    void colorSettingsChanged(ColorSetting[] colorSettings);
}
