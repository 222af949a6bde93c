package org.eclipse.tracecompass.analysis.os.linux.core.event.aspect;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** Texts for people. */
public class Messages extends NLS {

    /** The name of the aspect of processes. */
    public static @Nullable String AspectName_Pid;

    /** The description of the aspect of processes. */
    public static @Nullable String AspectHelpText_Pid;

    /** The name of the aspect of threads. */
    public static @Nullable String AspectName_Tid;

    /** The name of the aspect of parent threads. */
    public static @Nullable String AspectName_Ptid;

    /** The description of the aspect of parent threads. */
    public static @Nullable String AspectHelpText_Ptid;

    /** The name of the aspect of programs. */
    public static @Nullable String AspectName_ExecName;

    /** The description of the aspect of programs. */
    public static @Nullable String AspectHelpText_ExecName;

    /** The description of the aspect of threads. */
    public static @Nullable String AspectHelpText_Tid;

    /** The name of the aspect of priorities. */
    public static @Nullable String AspectName_Prio;

    /** The description of the aspect of priorities. */
    public static @Nullable String AspectHelpText_Prio;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
