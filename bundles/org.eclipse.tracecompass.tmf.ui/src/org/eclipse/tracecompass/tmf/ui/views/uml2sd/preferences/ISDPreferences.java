package org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IFont;

/**
 * The colours and fonts of a sequence diagram. What is asked for is named by a constant.
 *
 * @since 9.5.0
 */
public interface ISDPreferences {

    /** Whether fonts grow and shrink with the zoom. */
    String PREF_LINK_FONT = "PREF_LINK_FONT";

    /** Whether times of the surroundings are left out of the time bar. */
    String PREF_EXCLUDE_EXTERNAL_TIME = "PREF_EXCLUDE_EXTERNAL_TIME";

    /** Whether areas are filled with gradients. */
    String PREF_USE_GRADIENT = "PREF_USE_GRADIENT";

    /** The width of a lifeline. */
    String PREF_LIFELINE_WIDTH = "PREF_LIFELINE_WIDTH";

    /** The time bar. */
    String PREF_TIME_COMP = "PREF_TIME_COMP";

    /** Lifelines. */
    String PREF_LIFELINE = "PREF_LIFELINE";

    /** The frame. */
    String PREF_FRAME = "PREF_FRAME";

    /** The title of the frame. */
    String PREF_FRAME_NAME = "PREF_FRAME_NAME";

    /** Executions. */
    String PREF_EXEC = "PREF_EXEC";

    /** Synchronous messages. */
    String PREF_SYNC_MESS = "PREF_SYNC_MESS";

    /** Returns of synchronous messages. */
    String PREF_SYNC_MESS_RET = "PREF_SYNC_MESS_RET";

    /** Asynchronous messages. */
    String PREF_ASYNC_MESS = "PREF_ASYNC_MESS";

    /** Returns of asynchronous messages. */
    String PREF_ASYNC_MESS_RET = "PREF_ASYNC_MESS_RET";

    /** The names of lifelines. */
    String PREF_LIFELINE_HEADER = "PREF_LIFELINE_HEADER";

    /** Whether there are tooltips. */
    String PREF_TOOLTIP = "PREF_TOOLTIP";

    /** The colour that fills something. */
    IColor getBackGroundColor(String prefId);

    /** The colour of the lines of something. */
    IColor getForeGroundColor(String prefId);

    /** The colour of the text of something. */
    IColor getFontColor(String prefId);

    /** The font of something. */
    IFont getFont(String prefId);

    /** The colour of the selected time in the time bar. */
    IColor getTimeCompressionSelectionColor();

    /** The colour that fills what is selected. */
    IColor getBackGroundColorSelection();

    /** The colour of the lines of what is selected. */
    IColor getForeGroundColorSelection();

    /** Whether areas are filled with gradients. */
    boolean useGradienColor();
}
