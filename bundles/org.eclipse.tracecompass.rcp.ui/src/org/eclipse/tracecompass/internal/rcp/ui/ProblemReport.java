package org.eclipse.tracecompass.internal.rcp.ui;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.eclipse.core.runtime.Platform;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.osgi.framework.FrameworkUtil;

/** Problems as text, with what is worth knowing about the program and the machine. */
final class ProblemReport {

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss", Locale.ROOT)
                    .withZone(ZoneId.systemDefault());

    private ProblemReport() {}

    /** Returns a report of some problems. */
    static String of(List<Problem> problems) {
        StringBuilder text = new StringBuilder(program());
        problems.forEach(problem -> text.append('\n').append(of(problem)));
        return text.toString();
    }

    /** Returns the text of one problem: its sentence, how often and when, and the stack. */
    static String of(Problem problem) {
        return problem.sentence()
                + '\n'
                + NLS.bind(Messages.ProblemTimes, problem.count(), TIME.format(problem.last()))
                + '\n'
                + problem.stack();
    }

    static String time(Problem problem) {
        return TIME.format(problem.last());
    }

    private static String program() {
        Runtime java = Runtime.getRuntime();
        long used = java.totalMemory() - java.freeMemory();
        Duration up = Duration.ofMillis(ManagementFactory.getRuntimeMXBean().getUptime());
        return "Astrolabe %s, %s, Java %s, %s %s %s, SWT %s %d\n%s, up %d h %02d min, %d processors, %d of %d MiB used\n"
                .formatted(
                        FrameworkUtil.getBundle(ProblemReport.class).getVersion(),
                        System.getProperty("java.vm.name", ""),
                        System.getProperty("java.version", ""),
                        System.getProperty("os.name", ""),
                        System.getProperty("os.version", ""),
                        Platform.getOSArch(),
                        Platform.getWS(),
                        SWT.getVersion(),
                        TIME.format(Instant.now()),
                        up.toHours(),
                        up.toMinutesPart(),
                        java.availableProcessors(),
                        used >> 20,
                        java.maxMemory() >> 20);
    }
}
