/** Names in the workspace that the documented API fixes. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.core.resources;

import org.eclipse.jdt.annotation.NonNullByDefault;
