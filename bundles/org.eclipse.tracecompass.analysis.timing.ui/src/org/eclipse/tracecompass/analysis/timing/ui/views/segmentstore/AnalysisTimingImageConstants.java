package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore;

/**
 * The pictures of this bundle, by their paths in it.
 *
 * @since 9.5.0
 */
public interface AnalysisTimingImageConstants {

    /** The folder of the pictures. */
    String ICONS_PATH = "icons/";

    /** Shows longer durations. */
    String IMG_UI_ZOOM_OUT_MENU = ICONS_PATH + "elcl16/zoomout_nav.svg";
}
