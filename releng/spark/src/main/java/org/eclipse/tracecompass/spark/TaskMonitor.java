package org.eclipse.tracecompass.spark;

import org.apache.spark.TaskContext;
import org.eclipse.core.runtime.NullProgressMonitor;

/** Cancels the work of a task when Spark kills it. */
final class TaskMonitor extends NullProgressMonitor {

    private final TaskContext task;

    TaskMonitor(TaskContext task) {
        this.task = task;
    }

    @Override
    public boolean isCanceled() {
        return super.isCanceled() || task.isInterrupted();
    }
}
