/**
 * Loggers of {@code java.util.logging} for code written against the documented API. Engine code of
 * this project logs through {@link System.Logger}, which ends in the same handlers.
 */
@NonNullByDefault
package org.eclipse.tracecompass.common.core.log;

import org.eclipse.jdt.annotation.NonNullByDefault;
