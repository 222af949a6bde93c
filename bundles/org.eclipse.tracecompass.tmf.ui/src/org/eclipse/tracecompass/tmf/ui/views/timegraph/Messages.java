package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of time graph views, from messages.properties beside this class.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    /** The text of the action that goes to the next row. */
    public static String AbstractTimeGraphtView_NextText = "";

    /** The name of a job that finds the rows of a trace; {0} is the title of the view. */
    public static String AbstractTimeGraphView_BuildJob = "";

    /** The text of the action that opens the marker set file. */
    public static String AbstractTimeGraphView_MarkerSetEditActionText = "";

    /** The title of the menu of marker sets. */
    public static String AbstractTimeGraphView_MarkerSetMenuText = "";

    /** The text of the action that chooses no marker set. */
    public static String AbstractTimeGraphView_MarkerSetNoneActionText = "";

    /** The tooltip of the action that goes to the next row. */
    public static String AbstractTimeGraphView_NextTooltip = "";

    /** The text of the action that goes to the previous row. */
    public static String AbstractTimeGraphView_PreviousText = "";

    /** The tooltip of the action that goes to the previous row. */
    public static String AbstractTimeGraphView_PreviousTooltip = "";

    /** The text of the action that saves a picture. */
    public static String AbstractTimeGraphView_ExportImageActionText = "";

    /** The tooltip of the action that saves a picture. */
    public static String AbstractTimeGraphView_ExportImageToolTipText = "";

    /** The text of the action that shows texts in states. */
    public static String AbstractTimeGraphView_ShowLabelsActionText = "";

    /** The title of the filter of states. */
    public static String AbstractTimeGraphView_TimeEventFilterDialogTitle = "";

    /** The name of a state that stands for several. */
    public static String TimeGraphPresentationProvider_multipleStates = "";

    /** The text of the button that closes the filter of states. */
    public static String TimeEventFilterDialog_CloseButton = "";

    // public, since only public fields get their texts
    public static String Action_HideEmptyRows = "";
    public static String Action_OpenSource = "";
    public static String Action_StateFilter = "";
    public static String Build_Failed = "";
    public static String Empty_NoRows = "";
    public static String Empty_NoRowsDetail = "";
    public static String Zoom_Failed = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.tmf.ui.views.timegraph.messages", Messages.class);
    }

    private Messages() {}
}
