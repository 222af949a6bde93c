/** What a trace server says of itself, and what the user is told when it does not answer. */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.remote.core.answer;

import org.eclipse.jdt.annotation.NonNullByDefault;
