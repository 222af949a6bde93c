package org.eclipse.tracecompass.internal.analysis.profiling.ui.compare;

import org.eclipse.osgi.util.NLS;

/** The texts of the view, from messages.properties beside this class. */
final class Messages extends NLS {

    public static String Compare_A = "";
    public static String Compare_AHelp = "";
    public static String Compare_AlignHelp = "";
    public static String Compare_AlignHint = "";
    public static String Compare_AlignOutside = "";
    public static String Compare_B = "";
    public static String Compare_BHelp = "";
    public static String Compare_Baseline = "";
    public static String Compare_BaselineHasNoCalls = "";
    public static String Compare_BaselineHasNoTimes = "";
    public static String Compare_BaselineTitle = "";
    public static String Compare_Before = "";
    public static String Compare_Button = "";
    public static String Compare_By = "";
    public static String Compare_ByHelp = "";
    public static String Compare_Cancelled = "";
    public static String Compare_Chance = "";
    public static String Compare_ChanceHelp = "";
    public static String Compare_Change = "";
    public static String Compare_ChangeHelp = "";
    public static String Compare_Choose = "";
    public static String Compare_Copy = "";
    public static String Compare_CountA = "";
    public static String Compare_CountB = "";
    public static String Compare_Counts = "";
    public static String Compare_CountsHelp = "";
    public static String Compare_Difference = "";
    public static String Compare_DifferenceHelp = "";
    public static String Compare_Effect = "";
    public static String Compare_EffectHelp = "";
    public static String Compare_EmptyRange = "";
    public static String Compare_Equal = "";
    public static String Compare_Failed = "";
    public static String Compare_FlameTab = "";
    public static String Compare_Flames = "";
    public static String Compare_Graphs = "";
    public static String Compare_Item = "";
    public static String Compare_ItemHelp = "";
    public static String Compare_IterationsHelp = "";
    public static String Compare_IterationsHint = "";
    public static String Compare_Job = "";
    public static String Compare_New = "";
    public static String Compare_NoBaseline = "";
    public static String Compare_NoCalls = "";
    public static String Compare_NoFlames = "";
    public static String Compare_NoItems = "";
    public static String Compare_NoRange = "";
    public static String Compare_NoRepetitions = "";
    public static String Compare_NoSuchEvent = "";
    public static String Compare_NoTimeGraph = "";
    public static String Compare_NotSaved = "";
    public static String Compare_Nothing = "";
    public static String Compare_NothingDetail = "";
    public static String Compare_Now = "";
    public static String Compare_OpenBaseline = "";
    public static String Compare_OpenBaselineHelp = "";
    public static String Compare_OtherItems = "";
    public static String Compare_RangeHelp = "";
    public static String Compare_RangeHint = "";
    public static String Compare_Row = "";
    public static String Compare_RowHelp = "";
    public static String Compare_Save = "";
    public static String Compare_SaveFirst = "";
    public static String Compare_SaveHelp = "";
    public static String Compare_SaveTitle = "";
    public static String Compare_Saved = "";
    public static String Compare_Shown = "";
    public static String Compare_Table = "";
    public static String Compare_TooFew = "";
    public static String Compare_TraceHasNoCalls = "";
    public static String Compare_UseSelection = "";
    public static String Compare_UseSelectionHelp = "";

    static {
        NLS.initializeMessages(
                "org.eclipse.tracecompass.internal.analysis.profiling.ui.compare.messages",
                Messages.class);
    }

    private Messages() {}
}
