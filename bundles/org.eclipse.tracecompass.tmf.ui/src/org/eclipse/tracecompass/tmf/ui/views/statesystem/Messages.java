package org.eclipse.tracecompass.tmf.ui.views.statesystem;

import org.eclipse.osgi.util.NLS;

/**
 * The texts of the State System Explorer.
 *
 * @since 9.5.0
 */
public class Messages extends NLS {

    private static final String BUNDLE_NAME =
            "org.eclipse.tracecompass.tmf.ui.views.statesystem.messages";

    /** The title of the column with the tree. */
    public static String TreeNodeColumnLabel;

    /** The title of the column with quarks. */
    public static String QuarkColumnLabel;

    /** The title of the column with values. */
    public static String ValueColumnLabel;

    /** The title of the column with types of values. */
    public static String TypeColumnLabel;

    /** The title of the column with full paths. */
    public static String AttributePathColumnLabel;

    /** Stands for the value at a time without history. */
    public static String OutOfRangeMsg;

    /** The button that filters rows. */
    public static String FilterButton;

    /** The type of int values. */
    public static String TypeInteger;

    /** The type of long values. */
    public static String TypeLong;

    /** The type of double values. */
    public static String TypeDouble;

    /** The type of text values. */
    public static String TypeString;

    /** The type of values of other types. */
    public static String TypeCustom;

    /** The type of no value. */
    public static String TypeNull;

    /** What the row of a trace stands for. */
    public static String TraceEntry_StateTypeName;

    /** What the row of an analysis stands for. */
    public static String ModuleEntry_StateTypeName;

    /** What the row of a state system stands for. */
    public static String StateSystemEntry_StateTypeName;

    /** What the row of an attribute stands for. */
    public static String AttributeEntry_StateTypeName;

    /** Stands before what an analysis does. */
    public static String ModuleHelpText;

    /** Stands before whether an analysis starts by itself. */
    public static String ModuleIsAutomatic;

    /** The button that expands a row. */
    public static String ExpandButton;

    /** The button that collapses a row. */
    public static String CollapseButton;

    static {
        NLS.initializeMessages(BUNDLE_NAME, Messages.class);
    }

    private Messages() {}
}
