package org.eclipse.tracecompass.internal.rcp.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** The texts of this bundle, read from messages.properties. */
@NonNullByDefault({})
final class Messages extends NLS {

    public static String Edit;
    public static String Export;
    public static String File;
    public static String Help;
    public static String HomeUnknown;
    public static String NotSwitchedOff;
    public static String PluginFailed;
    public static String PluginHasProblem;
    public static String PluginHogs;
    public static String PluginIsOff;
    public static String PluginKeepsBusy;
    public static String PluginNotInstalled;
    public static String PluginRequires;
    public static String PluginsLeftOut;
    public static String ProblemsClear;
    public static String ProblemsCopy;
    public static String ProblemsCount;
    public static String ProblemsIntroduction;
    public static String ProblemsItem;
    public static String ProblemsLast;
    public static String ProblemsNone;
    public static String ProblemsSwitchOff;
    public static String ProblemsTitle;
    public static String ProblemsWhat;
    public static String ProblemTimes;
    public static String SwitchedOff;
    public static String SwitchOff;
    public static String Views;
    public static String Window;
    public static String WindowAnswersAgain;
    public static String WindowBlocked;
    public static String WorkspaceInUse;
    public static String WorkspaceUnusable;

    static {
        NLS.initializeMessages("org.eclipse.tracecompass.internal.rcp.ui.messages", Messages.class);
    }

    private Messages() {}
}
