package org.eclipse.tracecompass.spark;

import java.io.Serializable;

/** Is told how far tasks are. What it throws makes the attempt of the task fail. */
@FunctionalInterface
interface TaskProbe extends Serializable {

    /** Does nothing. */
    TaskProbe NONE = stage -> {};

    /**
     * An attempt has reached a stage of its work.
     *
     * @param stage names the stage
     */
    void reached(String stage);
}
