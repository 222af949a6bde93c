/** How call stack analyses of plug-ins get their views. */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.analysis.profiling.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
