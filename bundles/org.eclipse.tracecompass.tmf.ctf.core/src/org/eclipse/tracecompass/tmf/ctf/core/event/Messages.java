package org.eclipse.tracecompass.tmf.ctf.core.event;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/** Texts for people. */
@NonNullByDefault({})
public class Messages extends NLS {

    /** Stands in a field whose type is not known. */
    public static String CtfTmfEventField_UnsupportedType;

    static {
        NLS.initializeMessages(Messages.class.getPackageName() + ".messages", Messages.class);
    }

    private Messages() {}
}
