package org.eclipse.tracecompass.tmf.ctf.core.event.aspect;

import java.util.ResourceBundle;

/** Texts for people. */
final class Messages {

    private static final ResourceBundle TEXTS =
            ResourceBundle.getBundle(Messages.class.getPackageName() + ".messages");

    private Messages() {}

    static String getString(String key) {
        return TEXTS.getString(key);
    }
}
