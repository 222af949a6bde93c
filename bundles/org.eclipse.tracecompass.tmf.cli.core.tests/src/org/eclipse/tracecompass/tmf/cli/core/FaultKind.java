package org.eclipse.tracecompass.tmf.cli.core;

import java.util.Random;

/** Faults of one kind, such as damaged stored files. */
interface FaultKind {

    /**
     * One try.
     *
     * @param of what was damaged or given, for the table: few different names
     * @param how everything needed to understand a failure
     * @param outcome what came of it
     */
    record Try(String of, String how, FaultOutcome outcome) {}

    /** Prepares what all tries start from. */
    void prepare() throws Exception;

    /**
     * Makes a try.
     *
     * @param number counts the tries of this kind, from 0
     * @param random decides everything else
     */
    Try attempt(int number, Random random) throws Exception;
}
