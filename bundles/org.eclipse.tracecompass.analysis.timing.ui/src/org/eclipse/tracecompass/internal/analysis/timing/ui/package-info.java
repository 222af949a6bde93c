/** What the documented views of segments are made of. */
@NonNullByDefault({})
package org.eclipse.tracecompass.internal.analysis.timing.ui;

import org.eclipse.jdt.annotation.NonNullByDefault;
