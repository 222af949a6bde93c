package org.eclipse.tracecompass.internal.rcp.ui;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.common.core.bundles.PluginOrigin;
import org.eclipse.tracecompass.common.core.bundles.SwitchedOffPlugins;
import org.osgi.framework.Bundle;
import org.osgi.framework.BundleException;
import org.osgi.framework.FrameworkUtil;

/**
 * Names the plug-in of others in which an error arose, and offers to switch it off. Whoever calls a
 * plug-in catches what it throws and logs it; this listens to the log, so that it learns of all of
 * them. A plug-in is reported to the user once per run, and in the log each time.
 */
final class PluginProblems implements ILogListener {

    private static final String OURS = "org.eclipse.tracecompass.rcp.ui";

    /** The code of log entries that name the plug-in of an earlier one. */
    private static final int NAMED = 1;

    private final Display display;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /** That a plug-in does not answer; the message of its log entry says all that is to be said. */
    static final class NoAnswer extends Exception {

        private static final long serialVersionUID = 1;

        private final @Nullable Throwable told;

        /**
         * @param stack where the plug-in is
         */
        NoAnswer(StackTraceElement[] stack) {
            this(stack, null);
        }

        /**
         * @param stack where the plug-in is
         * @param told what an earlier log entry says about the same; null if there is none
         */
        NoAnswer(StackTraceElement[] stack, @Nullable Throwable told) {
            super("a plug-in does not answer");
            setStackTrace(stack);
            this.told = told;
        }

        /** What an earlier log entry says about the same; null if there is none. */
        @Nullable
        Throwable told() {
            return told;
        }
    }

    private PluginProblems(Display display) {
        this.display = display;
    }

    /** Begins to listen, until the display is disposed of. */
    static void watch(Display display) {
        PluginProblems problems = listen(display);
        Unresponsiveness.watch(display);
        display.disposeExec(problems::stop);
    }

    /** Begins to listen, without looking after what does not answer. */
    static PluginProblems listen(Display display) {
        PluginProblems problems = new PluginProblems(display);
        Platform.addLogListener(problems);
        return problems;
    }

    /** Stops listening. */
    void stop() {
        Platform.removeLogListener(this);
    }

    /**
     * Removes the plug-ins that the user has switched off from the platform of this process. They
     * stay installed: the next start has them again, unless they are still switched off.
     */
    static void leaveOutSwitchedOff() {
        Set<String> names = SwitchedOffPlugins.ofUser().names();
        if (names.isEmpty()) {
            return;
        }
        for (Bundle bundle :
                FrameworkUtil.getBundle(PluginProblems.class).getBundleContext().getBundles()) {
            if (names.contains(bundle.getSymbolicName())) {
                try {
                    bundle.uninstall();
                    ILog.of(PluginProblems.class)
                            .info(NLS.bind(Messages.PluginIsOff, bundle.getSymbolicName()));
                } catch (BundleException e) {
                    ILog.of(PluginProblems.class).error(e.toString(), e);
                }
            }
        }
    }

    @Override
    public void logging(@Nullable IStatus status, @Nullable String plugin) {
        Throwable error = status == null ? null : status.getException();
        if (status == null
                || error == null
                || error instanceof Unresponsiveness.Blocked
                || status.getSeverity() < IStatus.WARNING) {
            return;
        }
        PluginOrigin.of(error)
                .ifPresent(place -> report(place.plugin(), words(place, status), error));
    }

    /** Whether a log entry only repeats an earlier one, to name the plug-in. */
    static boolean isRepeated(IStatus status) {
        return status.getCode() == NAMED && status.getPlugin().equals(OURS);
    }

    /** What is to be said about an error that arose in a plug-in. */
    static String words(PluginOrigin.Place place, IStatus status) {
        Throwable error = status.getException();
        return error == null
                        || error instanceof NoAnswer
                        || error instanceof Unresponsiveness.Blocked
                ? status.getMessage()
                : NLS.bind(
                        Messages.PluginFailed,
                        new Object[] {place.plugin(), place.place(), reason(status, error)});
    }

    private static String reason(IStatus status, Throwable error) {
        Throwable cause = error;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        return status.getMessage() + " (" + cause + ')';
    }

    private void report(String plugin, String sentence, Throwable error) {
        if (!(error instanceof NoAnswer)) {
            // Without the exception, so that this does not answer to itself.
            ILog.of(PluginProblems.class)
                    .log(new Status(IStatus.WARNING, OURS, NAMED, sentence, null));
        }
        if (told.add(plugin) && !display.isDisposed()) {
            Notice notice =
                    new Notice(
                            Messages.PluginHasProblem,
                            sentence,
                            new Notice.Action(
                                    NLS.bind(Messages.SwitchOff, plugin), () -> switchOff(plugin)));
            display.asyncExec(() -> notice.show(display));
        }
    }

    /** Switches a plug-in off. Returns a sentence about the result. */
    static String switchOff(String plugin) {
        try {
            SwitchedOffPlugins.ofUser().set(plugin, true);
            return NLS.bind(Messages.SwitchedOff, plugin);
        } catch (IOException e) {
            return NLS.bind(Messages.NotSwitchedOff, plugin, e.getMessage());
        }
    }
}
