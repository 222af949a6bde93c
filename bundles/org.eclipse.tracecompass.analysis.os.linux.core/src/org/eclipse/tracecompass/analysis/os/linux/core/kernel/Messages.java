package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/** Texts for people. */
public class Messages extends NLS {

    /** The description of the kernel analysis. */
    public static @Nullable String LttngKernelAnalysisModule_Help;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
