/** Writing what the views show to files. */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.ui.export;

import org.eclipse.jdt.annotation.NonNullByDefault;
