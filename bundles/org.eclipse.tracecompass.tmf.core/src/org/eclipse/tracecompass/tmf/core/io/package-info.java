/** Files: lines read with a known position, resources of a workspace. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.io;

import org.eclipse.jdt.annotation.NonNullByDefault;
