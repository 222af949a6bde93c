/**
 * The views of user space traces: Flame Chart and Flame Graph. All they know is which analysis is
 * behind them.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
