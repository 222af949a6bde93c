package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Set;

/**
 * The names that the kernel gives its own threads. A name is the weakest evidence that a thread is
 * one of the kernel, since programs can have any; it counts as long as nothing contradicts it.
 */
final class KernelThreadNames {

    /** Names before a slash, behind which stands a CPU, a device or a number. */
    private static final Set<String> PREFIXES =
            Set.of(
                    "cpuhp",
                    "dm-thin",
                    "idle_inject",
                    "irq",
                    "jbd2",
                    "ksoftirqd",
                    "ktimers",
                    "ktimersoftd",
                    "kworker",
                    "migration",
                    "posixcputmr",
                    "rcub",
                    "rcuc",
                    "rcuob",
                    "rcuog",
                    "rcuop",
                    "rcuos",
                    "stopper",
                    "watchdog",
                    "xfsaild");

    /** Whole names, without a number at their end. */
    private static final Set<String> NAMES =
            Set.of(
                    "kauditd",
                    "kcompactd",
                    "kdamond",
                    "kdevtmpfs",
                    "khugepaged",
                    "khungtaskd",
                    "khvcd",
                    "ksmd",
                    "kswapd",
                    "kthreadd",
                    "oom_reaper",
                    "rcu_bh",
                    "rcu_gp",
                    "rcu_par_gp",
                    "rcu_preempt",
                    "rcu_sched",
                    "rcu_tasks_kthre",
                    "rcu_tasks_rude_",
                    "rcu_tasks_trace",
                    "scsi_eh_");

    private KernelThreadNames() {}

    /** Returns whether the kernel gives this name to threads of its own. */
    static boolean contain(String name) {
        int slash = name.indexOf('/');
        if (slash > 0) {
            return PREFIXES.contains(name.substring(0, slash));
        }
        int end = name.length();
        while (end > 0
                && (Character.isDigit(name.charAt(end - 1)) || name.charAt(end - 1) == '.')) {
            end--;
        }
        return NAMES.contains(name.substring(0, end));
    }
}
