/**
 * Loggers of {@code java.util.logging} for code written against the documented API. Engine code of
 * this project logs through {@link System.Logger}, which ends in the same handlers.
 *
 * <p>{@link org.eclipse.tracecompass.common.core.log.TraceCompassLogUtils} writes what a program
 * does as events that trace viewers understand.
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.log;

import org.eclipse.jdt.annotation.NonNullByDefault;
