package org.eclipse.tracecompass.tmf.ui.views.uml2sd.util;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of sequence diagrams.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    private static final String BUNDLE_NAME =
            "org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.messages";

    /** "lifeline". */
    public static String SequenceDiagram_LifelineNode;

    /** "message". */
    public static String SequenceDiagram_MessageNode;

    /** "lost message". */
    public static String SequenceDiagram_LostMessageNode;

    /** "found message". */
    public static String SequenceDiagram_FoundMessageNode;

    /** "&#123;0} execution, starting at event &#123;1}, lasting &#123;2} events". */
    public static String SequenceDiagram_ExecutionOccurrenceWithParams;

    /** "Find". */
    public static String SequenceDiagram_Find;

    /** "Close". */
    public static String SequenceDiagram_Close;

    /** "Not found". */
    public static String SequenceDiagram_StringNotFound;

    /** "Find in Sequence Diagram". */
    public static String SequenceDiagram_SequenceDiagramFind;

    /** "Search for". */
    public static String SequenceDiagram_SearchFor;

    /** "Text or regular expression". */
    public static String SequenceDiagram_MatchingString;

    /** "Case sensitive". */
    public static String SequenceDiagram_CaseSensitive;

    /** "Lifeline". */
    public static String SequenceDiagram_Lifeline;

    /** "Stop". */
    public static String SequenceDiagram_Stop;

    /** "Synchronous Message". */
    public static String SequenceDiagram_SynchronousMessage;

    /** "Synchronous Message Return". */
    public static String SequenceDiagram_SynchronousMessageReturn;

    /** "Asynchronous Message". */
    public static String SequenceDiagram_AsynchronousMessage;

    /** "Asynchronous Message Return". */
    public static String SequenceDiagram_AsynchronousMessageReturn;

    /** "or". */
    public static String SequenceDiagram_or;

    /** "Previous Page". */
    public static String SequenceDiagram_PreviousPage;

    /** "Next Page". */
    public static String SequenceDiagram_NextPage;

    /** "Go To Previous Page". */
    public static String SequenceDiagram_GoToPreviousPage;

    /** "Go To Next Page". */
    public static String SequenceDiagram_GoToNextPage;

    /** "Go To Message". */
    public static String SequenceDiagram_GoToMessage;

    /** "Go To Message Return". */
    public static String SequenceDiagram_GoToMessageReturn;

    /** "Hide Patterns...". */
    public static String SequenceDiagram_EditFilters;

    /** "Hide Patterns". */
    public static String SequenceDiagram_HidePatterns;

    /** "Pages...". */
    public static String SequenceDiagram_Pages;

    /** "Zoom In". */
    public static String SequenceDiagram_ZoomIn;

    /** "Zoom In The Diagram". */
    public static String SequenceDiagram_ZoomInTheDiagram;

    /** "Reset Zoom Factor". */
    public static String SequenceDiagram_ResetZoomFactor;

    /** "Zoom Out". */
    public static String SequenceDiagram_ZoomOut;

    /** "Zoom Out The Diagram". */
    public static String SequenceDiagram_ZoomOutTheDiagram;

    /** "Select". */
    public static String SequenceDiagram_Select;

    /** "Max". */
    public static String SequenceDiagram_Max;

    /** "Min". */
    public static String SequenceDiagram_Min;

    /** "Patterns of what is hidden or shown". */
    public static String SequenceDiagram_ListOfHideDisplayPatterns;

    /** "hide". */
    public static String SequenceDiagram_hide;

    /** "show only". */
    public static String SequenceDiagram_display;

    /** "Edit...". */
    public static String SequenceDiagram_EditIt;

    /** "Add...". */
    public static String SequenceDiagram_Add;

    /** "Create". */
    public static String SequenceDiagram_Create;

    /** "Update". */
    public static String SequenceDiagram_Update;

    /** "Remove". */
    public static String SequenceDiagram_Remove;

    /** "Hide Patterns of the Sequence Diagram". */
    public static String SequenceDiagram_SequenceDiagramHidePatterns;

    /** "Hide Pattern". */
    public static String SequenceDiagram_DefinitionOfHidePattern;

    /** "Pages". */
    public static String SequenceDiagram_PageNavigation;

    /** "Pages of the Sequence Diagram". */
    public static String SequenceDiagram_SequenceDiagramPages;

    /** "is between &#123;0} and &#123;1}". */
    public static String SequenceDiagram_IsInBetween;

    /** "Total: &#123;0} ". */
    public static String SequenceDiagram_Total;

    /** "pages". */
    public static String SequenceDiagram_pages;

    /** "page". */
    public static String SequenceDiagram_page;

    /** "Current page". */
    public static String SequenceDiagram_CurrentPage;

    /** "Navigation". */
    public static String SequenceDiagram_Navigation;

    /** "Open the overview". */
    public static String SequenceDiagram_OpenOverviewTooltip;

    /** "Lifeline Width". */
    public static String SequenceDiagram_LifelineWidth;

    /** "AaBbYyZz". */
    public static String SequenceDiagram_AaBbYyZz;

    /** "Fonts grow with the zoom". */
    public static String SequenceDiagram_IncreaseFontSizeWhenZooming;

    /** "Leave out times of the surroundings". */
    public static String SequenceDiagram_ExcludeExternalTime;

    /** "Fill with gradients". */
    public static String SequenceDiagram_UseGradientColor;

    /** "Background". */
    public static String SequenceDiagram_Background;

    /** "Lines". */
    public static String SequenceDiagram_Lines;

    /** "Text". */
    public static String SequenceDiagram_Text;

    /** "Execution Occurrence". */
    public static String SequenceDiagram_ExecutionOccurrence;

    /** "Sync Message". */
    public static String SequenceDiagram_SyncMessage;

    /** "Sync Message Return". */
    public static String SequenceDiagram_SyncMessageReturn;

    /** "Async Message". */
    public static String SequenceDiagram_AsyncMessage;

    /** "Async Message Return". */
    public static String SequenceDiagram_AsyncMessageReturn;

    /** "Frame". */
    public static String SequenceDiagram_Frame;

    /** "Lifeline Header". */
    public static String SequenceDiagram_LifelineHeader;

    /** "Frame Title". */
    public static String SequenceDiagram_FrameTitle;

    /** "Show Tooltips". */
    public static String SequenceDiagram_ShowTooltips;

    /** "Error". */
    public static String SequenceDiagram_Error;

    /** "The range of pages is not valid". */
    public static String SequenceDiagram_InvalidRange;

    /** "The number of pages below each other is not valid". */
    public static String SequenceDiagram_InvalidNbVertical;

    /** "The number of pages beside each other is not valid". */
    public static String SequenceDiagram_InvalidNbHorizontal;

    /** "No page is selected". */
    public static String SequenceDiagram_NoPageSelected;

    /** "From page". */
    public static String SequenceDiagram_FromPage;

    /** "to". */
    public static String SequenceDiagram_to;

    /** "Selected pages". */
    public static String SequenceDiagram_SelectedPages;

    /** "What can be seen". */
    public static String SequenceDiagram_CurrentView;

    /** "All pages". */
    public static String SequenceDiagram_AllPages;

    /** "Number of pages: &#123;0}". */
    public static String TotalNumberOfPages;

    /** "Pages beside each other". */
    public static String SequenceDiagram_NumberOfHorizontalPages;

    /** "Pages below each other". */
    public static String SequenceDiagram_NumberOfVerticalPages;

    /** "Use the current zoom". */
    public static String SequenceDiagram_UseCurrentZoom;

    /** "Zoom Option". */
    public static String SequenceDiagram_ZoomOption;

    /** "Export Picture...". */
    public static String SequenceDiagram_ExportPictureAction;

    /** "Export Picture". */
    public static String SequenceDiagram_ExportPicture;

    /** The sentence when the picture cannot be written: the file, the reason. */
    public static String SequenceDiagram_ExportFailed;

    /** The sentence when pictures cannot be written at all. */
    public static String SequenceDiagram_ExportNoPng;

    /** "Print...". */
    public static String SequenceDiagram_Print;

    /** "Printer". */
    public static String SequenceDiagram_Printer;

    /** "+". */
    public static String SequenceDiagram_plus;

    /** "Page". */
    public static String SequenceDiagram_Page;

    /** "Print Range". */
    public static String SequenceDiagram_PrintRange;

    /** "Preview". */
    public static String SequenceDiagram_Preview;

    /** "Scale of the Time Bar". */
    public static String SequenceDiagram_TimeCompressionBarConfig;

    /** "Shortest time". */
    public static String SequenceDiagram_MinTime;

    /** "Longest time". */
    public static String SequenceDiagram_MaxTime;

    /** "Default". */
    public static String SequenceDiagram_Default;

    /** "No printer is selected". */
    public static String SequenceDiagram_NoPrinterSelected;

    /** "Scale". */
    public static String SequenceDiagram_Scale;

    /** "Precision". */
    public static String SequenceDiagram_Precision;

    /** "Time: &#123;0}". */
    public static String SequenceDiagram_Delta;

    /** "First Page". */
    public static String SequenceDiagram_FirstPage;

    /** "Go To First Page". */
    public static String SequenceDiagram_GoToFirstPage;

    /** "Last Page". */
    public static String SequenceDiagram_LastPage;

    /** "Go To Last Page". */
    public static String SequenceDiagram_GoToLastPage;

    /** "Show Node End". */
    public static String SequenceDiagram_ShowNodeEnd;

    /** "Show Node Start". */
    public static String SequenceDiagram_ShowNodeStart;

    /** "Scale of the Time Bar...". */
    public static String SequenceDiagram_ConfigureMinMax;

    static {
        NLS.initializeMessages(BUNDLE_NAME, Messages.class);
    }

    private Messages() {}
}
